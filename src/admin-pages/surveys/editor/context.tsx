import { createContext, useContext } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { EditableSurvey } from '@/survey-model';
import type { Section, Step, StepView } from './section';
import type { ShowField } from './use-show-field';
import type { SurveyEditor } from './use-survey-editor';
import type { Undo } from './use-undo';

/** The context of the builder's sections. */
export interface Editor extends Pick<
	SurveyEditor,
	| 'errors'
	| 'found'
	| 'isRevealed'
	| 'isValid'
	| 'isSaving'
	| 'set'
	| 'featureAt'
	| 'edit'
	| 'save'
	| 'saveAll'
	| 'goTo'
> {
	survey: EditableSurvey;
	sections: readonly Section[];
	/** The steps of this survey, in order. */
	steps: readonly Step[];
	/** The current step. */
	step: Step;
	/** Runs an action that may save the survey, unless a save is already running. */
	attempt: ( action: () => Promise< unknown > ) => void;
	/** The view of the current step that is shown, if it has both. */
	view: StepView;
	setView: ( view: StepView ) => void;
	/** Shows a field of any step and moves the focus there. */
	showField: ShowField;
	undo: Undo;
}

// A section that is rendered outside the builder throws at once, because it has no survey.
const NO_EDITOR = {} as Editor;
const EditorContext = createContext( NO_EDITOR );

export const EditorProvider = EditorContext.Provider;

/**
 * Around a long list whose items do not use the builder; useEditor() does not work inside it. The builder's value
 * changes with each key, and React would search all items for components that use it.
 */
export function EditorBoundary( { children }: { children: ReactNode } ) {
	return <EditorProvider value={ NO_EDITOR }>{ children }</EditorProvider>;
}

/** What useField() reads and changes: the survey, or inside a question's card a survey of only this question. */
export type FieldSource = Pick<
	Editor,
	'survey' | 'errors' | 'isRevealed' | 'set' | 'featureAt'
>;

const CardContext = createContext< FieldSource | undefined >( undefined );

export const CardProvider = CardContext.Provider;

/** The source of the calling component's fields. */
export function useFieldSource(): FieldSource {
	const editor = useContext( EditorContext );
	return useContext( CardContext ) ?? editor;
}

/** The builder that contains the calling section. */
export function useEditor(): Editor {
	return useContext( EditorContext );
}

/** The step at an offset from the current one, negative for earlier steps; undefined past either end. */
export function useStepBeside( places: number ): Step | undefined {
	const { steps, step } = useEditor();
	return steps[ steps.indexOf( step ) + places ];
}
