import { createContext, useContext } from '@wordpress/element';
import type { EditableSurvey } from '../../../survey-model';
import type { Section, Step } from './section';
import type { SurveyEditor } from './use-survey-editor';

/** What the sections of the builder work with. */
export interface Editor extends Pick<
	SurveyEditor,
	'errors' | 'isRevealed' | 'isValid' | 'isSaving' | 'set' | 'save' | 'goTo'
> {
	survey: EditableSurvey;
	sections: readonly Section[];
	/** Those of this survey, in their order. */
	steps: readonly Step[];
	/** The one that is shown. */
	step: Step;
	/** Does something that may save the survey, unless it is being saved now. */
	attempt: ( action: () => Promise< unknown > ) => void;
}

// A section outside of the builder fails at once, because there is no survey.
const EditorContext = createContext( {} as Editor );

export const EditorProvider = EditorContext.Provider;

/** The builder that a section is in. */
export function useEditor(): Editor {
	return useContext( EditorContext );
}

/** The step so many places on, or back when negative; undefined past either end. */
export function useStepBeside( places: number ): Step | undefined {
	const { steps, step } = useEditor();
	return steps[ steps.indexOf( step ) + places ];
}
