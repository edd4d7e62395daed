import { addQueryArgs } from '@wordpress/url';
import type { StoredSurveyPreview } from '../survey-model';
import { request, requestCore } from './request';

/** A post, page or other content that visitors can open. */
export interface FoundPost {
	id: number;
	/** Plain text. */
	title: string;
}

/** How visitors see a stored survey, whether or not it is published. */
export function fetchStoredPreview(
	id: number
): Promise< StoredSurveyPreview > {
	return request( `/surveys/${ id }/preview` );
}

/**
 * The HTML of the block userfeedback/post-rating, by WordPress' own renderer of blocks.
 *
 * @param postId The post that the block is in; 0 in a template.
 * @param chosen The post that visitors rate instead; 0 for the one that the block is in.
 */
export async function fetchRatingHtml(
	postId: number,
	chosen: number
): Promise< string > {
	const { rendered } = await requestCore< { rendered: string } >(
		addQueryArgs( '/wp/v2/block-renderer/userfeedback/post-rating', {
			context: 'edit',
			...( postId > 0 && { post_id: postId } ),
			...( chosen > 0 && { attributes: { postId: chosen } } ),
		} )
	);
	return rendered;
}

/** WordPress sends titles as HTML. */
function plainText( html: string ): string {
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	return body.textContent ?? '';
}

async function findPosts(
	query: Readonly< Record< string, string | number > >
): Promise< FoundPost[] > {
	const found = await requestCore< FoundPost[] >(
		addQueryArgs( '/wp/v2/search', {
			...query,
			type: 'post',
			_fields: 'id,title',
		} )
	);
	return found.map( ( { id, title } ) => ( {
		id,
		title: plainText( title ),
	} ) );
}

/** Published content whose title or text contains the words, at most 20. */
export function searchPosts( search: string ): Promise< FoundPost[] > {
	return findPosts( { search, per_page: 20 } );
}

/** Published content; undefined if visitors cannot open it. */
export async function fetchPost(
	id: number
): Promise< FoundPost | undefined > {
	return ( await findPosts( { include: id } ) )[ 0 ];
}
