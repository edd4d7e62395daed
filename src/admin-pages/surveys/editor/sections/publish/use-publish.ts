import { useDispatch } from '@wordpress/data';
import { displayedStatus } from '@/components/status-label/status-text';
import { currentRoute, navigate } from '@/hooks/use-hash-route';
import { START } from '@/routes';
import { store as surveysStore } from '@/stores/surveys';
import type { Publication, SavedSurvey } from '@/survey-model';
import { useEditor } from '../../context';
import { stepAt } from '../../steps';

/**
 * Saves a survey with a new status. After publishing, goes to the list, which shows where visitors see the survey; a
 * draft or a scheduled survey stays open. Resolves with the saved survey, or undefined if there are errors to fix.
 */
export function usePublish(): (
	publication: Publication
) => Promise< SavedSurvey | undefined > {
	const { save, step } = useEditor();
	const { announcePublished } = useDispatch( surveysStore );
	return async ( publication ) => {
		const { status } = publication;
		const saved = await save( publication );
		if (
			saved !== undefined &&
			status === 'publish' &&
			displayedStatus( saved ) === 'publish'
		) {
			announcePublished( { id: saved.id, title: saved.title } );
			if ( stepAt( saved.id, currentRoute() ) === step.name ) {
				navigate( START );
			}
		}
		return saved;
	};
}
