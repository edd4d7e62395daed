import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { navigate } from '@/hooks/use-hash-route';
import { isEqual } from '@/stores/equality';
import { store as surveysStore } from '@/stores/surveys';
import type { Question, SurveyTemplate } from '@/survey-model';
import { optionLabels, optionsOf, withOptions } from '@/survey-model';
import { useEditor, useStepBeside } from '../../context';
import { stepRoute } from '../../steps';

/** Whether a question has a text. */
function isWritten( question: Question ): boolean {
	return [ question.title, ...optionLabels( question ) ].some(
		( text ) => text.trim() !== ''
	);
}

/** The questions without the ids of their options, which the builder makes when a template is applied. */
function contentOf( questions: readonly Question[] = [] ): Question[] {
	return questions.map( ( question ) =>
		withOptions( question, optionsOf( question ), [] )
	);
}

interface TemplateChoice {
	/** Applies a template and goes to the next step. Asks first if that would replace questions of the owner. */
	choose: ( template: SurveyTemplate ) => void;
	/** The template that waits for the user's confirmation. */
	replacing: SurveyTemplate | undefined;
	onConfirm: () => void;
	onCancel: () => void;
}

/** Choosing the template of a new survey. */
export function useChooseTemplate(
	templates: readonly SurveyTemplate[] | undefined
): TemplateChoice {
	const { survey } = useEditor();
	const next = useStepBeside( 1 );
	const { applyTemplate } = useDispatch( surveysStore );
	const [ replacing, setReplacing ] = useState< SurveyTemplate >();
	const current = templates?.find( ( { key } ) => key === survey.template );

	/** Whether the survey has questions that the owner wrote or changed. */
	function hasWork(): boolean {
		return (
			survey.template !== '' &&
			survey.questions.some( isWritten ) &&
			! isEqual(
				contentOf( survey.questions ),
				contentOf( current?.config.questions )
			)
		);
	}
	function goOn(): void {
		if ( next ) {
			navigate( stepRoute( survey.id, next.name ) );
		}
	}
	function apply( template: SurveyTemplate ): void {
		applyTemplate( template );
		goOn();
	}
	function choose( template: SurveyTemplate ): void {
		if ( template.key === survey.template ) {
			// Choosing the current template again keeps the questions.
			goOn();
		} else if ( hasWork() ) {
			setReplacing( template );
		} else {
			apply( template );
		}
	}
	return {
		choose,
		replacing,
		onConfirm: () => replacing && apply( replacing ),
		onCancel: () => setReplacing( undefined ),
	};
}
