import { configure } from "@testing-library/react";

// On a busy machine a screen may take longer than the library's one second to show its first state.
configure({ asyncUtilTimeout: 8_000 });
