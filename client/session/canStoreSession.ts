/** Whether this browser keeps a session, which is a cookie. Where it does not, it stores nothing else either. */
export const canStoreSession = (): boolean => navigator.cookieEnabled;
