import { createLookupStore } from './lookup-store';
import { fetchRatingStatistics } from './rating-statistics-api';

/** What visitors see of posts' ratings, for the block editor; nothing of posts that cannot be rated. */
export const store = createLookupStore( 'userfeedback/rating-statistics', {
	getRatingStatistics: fetchRatingStatistics,
} );
