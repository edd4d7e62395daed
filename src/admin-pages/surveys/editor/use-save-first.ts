import { useRegistry } from '@wordpress/data';
import { store as surveysStore } from '@/stores/surveys';
import { NEW_SURVEY_ID } from '@/survey-model';
import { useEditor } from './context';

/**
 * Saves what is not saved yet, before the page reloads. Resolves with whether everything is saved; if it is not, the builder shows
 * why. Before a new survey has a template, there is nothing to save.
 */
export function useSaveFirst(): () => Promise< boolean > {
	const { survey, step, save } = useEditor();
	const registry = useRegistry();
	return async () => {
		const isSaved =
			step.isStart ||
			( survey.id !== NEW_SURVEY_ID &&
				! registry.select( surveysStore ).hasEdits( survey.id ) );
		return isSaved || ( await save() ) !== undefined;
	};
}
