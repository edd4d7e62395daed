/** The content of the chunk with the results. */
export { RatedPostsScreen } from './posts-screen';
export { RatingsScreen } from './ratings-screen';
