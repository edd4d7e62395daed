import { Button } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Lock } from '@/components/lock';
import type { SurveyTemplate } from '@/survey-model';
import { MEDIUM } from '../../medium';
import { TemplateDrawing } from './template-drawing';
import { useTemplateLock } from './template-lock';

interface TemplateCardProps {
	template: SurveyTemplate;
	/** Whether the survey uses this template. */
	isChosen: boolean;
	onChoose: () => void;
	onPreview: () => void;
}

/** The number of questions; '' for none. */
function countText( count: number ): string {
	return count === 0
		? ''
		: sprintf(
				/* translators: %d: number of questions. */
				_n( '%d question', '%d questions', count, 'userfeedback' ),
				count
			);
}

/** A template as a card. Pressing it anywhere chooses the template, or shows how to unlock it. */
export function TemplateCard( {
	template,
	isChosen,
	onChoose,
	onPreview,
}: TemplateCardProps ) {
	const id = useInstanceId( TemplateCard, 'userfeedback-template' );
	const lock = useTemplateLock( template );
	const { name, description, question_types: types } = template;
	const note = lock?.text ?? countText( types.length );
	return (
		<div
			className={ `userfeedback-template${ isChosen ? ' is-chosen' : '' }${ lock ? ' is-locked' : '' }` }
		>
			<TemplateDrawing template={ template } />
			<button
				type="button"
				className="userfeedback-template__name"
				aria-pressed={ isChosen }
				aria-describedby={ `${ id }-text ${ id }-note` }
				disabled={ lock !== undefined }
				onClick={ onChoose }
			>
				{ name }
			</button>
			<p className="userfeedback-template__text" id={ `${ id }-text` }>
				{ description }
			</p>
			<div className="userfeedback-template__foot">
				{ lock && (
					<Lock
						feature={ lock.feature }
						medium={ MEDIUM }
						title={ name }
					/>
				) }
				<span
					className="userfeedback-template__note"
					id={ `${ id }-note` }
				>
					{ note }
				</span>
				{ types.length > 0 && (
					<Button
						className="userfeedback-template__preview"
						size="small"
						variant="tertiary"
						aria-label={ sprintf(
							/* translators: %s: name of a template. */
							__( 'Preview %s', 'userfeedback' ),
							name
						) }
						onClick={ onPreview }
					>
						{ __( 'Preview', 'userfeedback' ) }
					</Button>
				) }
			</div>
		</div>
	);
}
