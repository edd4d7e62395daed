import { idIn, shortcodeTransforms } from '../shared/shortcode-transforms';
import type { RatingAttributes } from './attributes';

/** From the shortcode and back. Without an id both mean the post that they are in. */
export const transforms = shortcodeTransforms<
	Pick< RatingAttributes, 'postId' >
>( {
	name: 'userfeedback/post-rating',
	tag: 'userfeedback_rating',
	types: { postId: 'integer' },
	read: ( { id } ) =>
		id === undefined || idIn( id ) > 0 ? { postId: idIn( id ) } : undefined,
	write: ( { postId } ) =>
		postId > 0
			? `[userfeedback_rating id=${ postId }]`
			: '[userfeedback_rating]',
} );
