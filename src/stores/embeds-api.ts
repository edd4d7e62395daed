import { addQueryArgs } from '@wordpress/url';
import type { StoredSurveyPreview } from '../survey-model';
import { request, requestCore } from './request';

/** A post, page or other content that visitors can open. */
export interface FoundPost {
	id: number;
	/** HTML, as the REST API of WordPress sends it. */
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
 */
export async function fetchRatingHtml( postId: number ): Promise< string > {
	const { rendered } = await requestCore< { rendered: string } >(
		addQueryArgs( '/wp/v2/block-renderer/userfeedback/post-rating', {
			context: 'edit',
			...( postId > 0 && { post_id: postId } ),
		} )
	);
	return rendered;
}

/** Published content whose title or text contains the words, at most 20. */
export function searchPosts( search: string ): Promise< FoundPost[] > {
	return requestCore(
		addQueryArgs( '/wp/v2/search', {
			search,
			type: 'post',
			per_page: 20,
			_fields: 'id,title',
		} )
	);
}

/** The title of published content; undefined if visitors cannot open it. */
export async function fetchPostTitle(
	id: number
): Promise< string | undefined > {
	const [ found ] = await requestCore< FoundPost[] >(
		addQueryArgs( '/wp/v2/search', {
			include: id,
			type: 'post',
			_fields: 'id,title',
		} )
	);
	return found?.title;
}
