import {
	createContext,
	useCallback,
	useContext,
	useLayoutEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from '@wordpress/element';
import type { ReactNode } from 'react';
import { isEqual } from '@/stores/equality';
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
	setView: ( view: StepView ) => void;
	/** Shows a field of any step and moves the focus there. */
	showField: ShowField;
	undo: Undo;
}

/** The builder's value as it is now, and who is told when it has changed. */
interface Source {
	editor: Editor;
	listeners: Set< () => void >;
}

// A section that is rendered outside the builder throws at once, because it has no survey.
const EditorContext = createContext< Source >( {
	editor: {} as Editor,
	listeners: new Set(),
} );

/**
 * Around the builder. Its value changes with each key, so the context has what stays the same: React would search all cards for
 * components that use it, and render all that do.
 */
export function EditorProvider( {
	value,
	children,
}: {
	value: Editor;
	children: ReactNode;
} ) {
	const [ source ] = useState< Source >( () => ( {
		editor: value,
		listeners: new Set(),
	} ) );
	source.editor = value;
	useLayoutEffect( () => source.listeners.forEach( ( tell ) => tell() ) );
	return (
		<EditorContext.Provider value={ source }>
			{ children }
		</EditorContext.Provider>
	);
}

/** What useField() reads and changes: the survey, or inside a question's card a survey of only this question. */
export type FieldSource = Pick<
	Editor,
	'survey' | 'errors' | 'isRevealed' | 'set' | 'featureAt'
>;

const CardContext = createContext< FieldSource | undefined >( undefined );

export const CardProvider = CardContext.Provider;

/**
 * A part of the builder's value. The calling component renders when that part has changed.
 *
 * @param select Takes the part; it has changed if it is not equal.
 */
export function useEditorValue< Value >(
	select: ( editor: Editor ) => Value
): Value {
	const source = useContext( EditorContext );
	const last = useRef< Value >();
	return useSyncExternalStore(
		useCallback(
			( tell: () => void ) => {
				source.listeners.add( tell );
				return () => source.listeners.delete( tell );
			},
			[ source ]
		),
		() => {
			const value = select( source.editor );
			if ( ! isEqual( value, last.current ) ) {
				last.current = value;
			}
			return last.current as Value;
		}
	);
}

/**
 * A part of what the calling component's fields read and change.
 *
 * @param select As of useEditorValue().
 */
export function useFieldValue< Value >(
	select: ( source: FieldSource ) => Value
): Value {
	const card = useContext( CardContext );
	const value = useEditorValue( ( editor ) =>
		card ? undefined : select( editor )
	);
	return card ? select( card ) : value!;
}

/**
 * The builder that contains the calling section.
 *
 * @param names What the component uses; it renders when that has changed. Without names: all of it.
 */
export function useEditor< Name extends keyof Editor = keyof Editor >(
	...names: Name[]
): Pick< Editor, Name > {
	return useEditorValue( ( editor ) =>
		names.length
			? ( Object.fromEntries(
					names.map( ( name ) => [ name, editor[ name ] ] )
				) as Pick< Editor, Name > )
			: editor
	);
}

/** The step at an offset from the current one, negative for earlier steps; undefined past either end. */
export function useStepBeside( places: number ): Step | undefined {
	const { steps, step } = useEditor( 'steps', 'step' );
	return steps[ steps.indexOf( step ) + places ];
}
