import { fields, name } from "../../../lists/addressFields";
import { listAddress } from "../../../lists/listAddress";

/** The list of posts; `post` is the slug of the one that is open. */
export const postsList = listAddress(fields<object>({}), fields({ post: name }));
