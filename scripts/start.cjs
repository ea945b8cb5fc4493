// npm start. Sign-ins, files and pictures share one pool of threads, whose number is read once, when its first work
// comes: modules that are imported would bring it, so this one is none.
process.env.UV_THREADPOOL_SIZE ??= "8";
import("./start.mjs");
