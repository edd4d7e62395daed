import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useMemo, useRef } from '@wordpress/element';
import type { Resolution } from '../../hooks/use-resolution';
import { useResolution } from '../../hooks/use-resolution';
import { store as postSurveysStore } from '../../stores/post-surveys';
import type { PostSurveys } from '../../survey-model';
import type { Display } from './embedded';
import { embeddedSurveys } from './embedded';

/** As many ids as the server takes (PostSurveysSchema). */
const MAX_INCLUDED = 20;

interface PostSurveysState extends Resolution {
	surveys: PostSurveys | undefined;
	/** The surveys that the content contains now, saved or not, by id. */
	embedded: ReadonlyMap< number, Display >;
}

/** Surveys and ratings of the post that is edited. Saving the post may change them, for example by its categories. */
export function usePostSurveys( postId: number ): PostSurveysState {
	const { blocks, modified } = useSelect( ( select ) => {
		const { getEditorBlocks, getCurrentPostAttribute } =
			select( editorStore );
		return {
			blocks: getEditorBlocks(),
			modified: getCurrentPostAttribute( 'modified' ),
		};
	}, [] );
	const embedded = useMemo( () => embeddedSurveys( blocks ), [ blocks ] );
	// As a text, so that it is the same until other surveys are embedded.
	const list = [ ...embedded.keys() ]
		.sort( ( one, other ) => one - other )
		.slice( 0, MAX_INCLUDED )
		.join();
	const ids = useMemo(
		() => ( list === '' ? [] : list.split( ',' ).map( Number ) ),
		[ list ]
	);
	const surveys = useSelect(
		( select ) => select( postSurveysStore ).getPostSurveys( postId, ids ),
		[ postId, ids ]
	);
	const resolution = useResolution( postSurveysStore, 'getPostSurveys', [
		postId,
		ids,
	] );
	const { invalidateResolutionForStoreSelector } =
		useDispatch( postSurveysStore );
	const loaded = useRef( modified );
	useEffect( () => {
		if ( loaded.current !== modified ) {
			loaded.current = modified;
			invalidateResolutionForStoreSelector( 'getPostSurveys' );
		}
	}, [ modified, invalidateResolutionForStoreSelector ] );
	return { surveys, embedded, ...resolution };
}
