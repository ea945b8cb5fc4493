/**
 * Stands for `react-style-singleton`: the lock of scrolling behind a dialog would write a style sheet into the page, which
 * the content security policy forbids. Its rules are in `client/ui/theme.css`.
 */
export const styleSingleton = () => () => null;
