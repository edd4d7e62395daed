import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Dialog } from '@/components/dialog';
import { LockBlurb } from '@/components/lock';
import type { Question, SurveyTemplate } from '@/survey-model';
import { optionLabels } from '@/survey-model';
import { MEDIUM } from '../../medium';
import { definitionOf } from '../../question-types';
import { QuestionTypeIcon } from '../../question-types/icon';
import { useTemplateLock } from './template-lock';

interface TemplatePreviewProps {
	template: SurveyTemplate;
	onChoose: () => void;
	onClose: () => void;
}

/** What else the owner should know about a question, in few words. */
function notesOf( { type, settings, logic }: Question ): string[] {
	const label = definitionOf( type )?.label ?? type;
	return [
		label,
		...( settings.required ? [ __( 'Required', 'userfeedback' ) ] : [] ),
		...( logic.enabled
			? [ __( 'Depends on an earlier answer', 'userfeedback' ) ]
			: [] ),
	];
}

function QuestionPreview( { question }: { question: Question } ) {
	const options = optionLabels( question );
	return (
		<li className="userfeedback-template-preview__question">
			<QuestionTypeIcon type={ question.type } />
			<div>
				<p className="userfeedback-template-preview__title">
					{ question.title }
				</p>
				<p className="userfeedback-template-preview__notes">
					{ notesOf( question ).join( ' · ' ) }
				</p>
				{ options.length > 0 && (
					<ul>
						{ options.map( ( option ) => (
							<li key={ option }>{ option }</li>
						) ) }
					</ul>
				) }
			</div>
		</li>
	);
}

/** The types of the questions, whose texts are in an add-on that is not active. */
function Outline( { types }: { types: readonly string[] } ) {
	return (
		<ol className="userfeedback-template-preview">
			{ types.map( ( type, index ) => (
				<li
					key={ index }
					className="userfeedback-template-preview__question"
				>
					<QuestionTypeIcon type={ type } />
					<p className="userfeedback-template-preview__title">
						{ definitionOf( type )?.label ?? type }
					</p>
				</li>
			) ) }
		</ol>
	);
}

/** Shows the questions of a template before it is chosen, and what a locked one needs. */
export function TemplatePreview( {
	template,
	onChoose,
	onClose,
}: TemplatePreviewProps ) {
	const {
		name,
		description,
		config,
		is_available: isAvailable,
		question_types: types,
	} = template;
	const lock = useTemplateLock( template );
	return (
		<Dialog
			title={ name }
			size="medium"
			onClose={ onClose }
			actions={
				<>
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ onClose }
					>
						{ __( 'Close', 'userfeedback' ) }
					</Button>
					{ isAvailable && (
						<Button
							__next40pxDefaultSize
							variant="primary"
							onClick={ onChoose }
						>
							{ __( 'Use this template', 'userfeedback' ) }
						</Button>
					) }
				</>
			}
		>
			<p>{ description }</p>
			{ lock && (
				<LockBlurb feature={ lock.feature } medium={ MEDIUM }>
					<p>{ lock.text }</p>
				</LockBlurb>
			) }
			{ config.questions.length === 0 ? (
				<Outline types={ types } />
			) : (
				<ol className="userfeedback-template-preview">
					{ config.questions.map( ( question ) => (
						<QuestionPreview
							key={ question.id }
							question={ question }
						/>
					) ) }
				</ol>
			) }
		</Dialog>
	);
}
