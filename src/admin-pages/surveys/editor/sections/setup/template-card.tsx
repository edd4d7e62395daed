import { __, _n, sprintf } from '@wordpress/i18n';
import { check, Icon, plus } from '@wordpress/icons';
import type { SurveyTemplate } from '../../../../../survey-model';

interface TemplateCardProps {
	template: SurveyTemplate;
	/** Whether the survey uses this template. */
	isChosen: boolean;
	onChoose: () => void;
}

/** The number of questions in a template, or the add-on that it requires. */
function note( { config, is_available, required_addons }: SurveyTemplate ) {
	const count = config.questions.length;
	if ( ! is_available && required_addons.length > 0 ) {
		return sprintf(
			/* translators: %s: name of an add-on. */
			__( 'Requires %s addon', 'userfeedback' ),
			required_addons.join( ', ' )
		);
	}
	return count === 0
		? ''
		: sprintf(
				/* translators: %d: number of questions. */
				_n( '%d question', '%d questions', count, 'userfeedback' ),
				count
			);
}

/** A template as a card. */
export function TemplateCard( {
	template,
	isChosen,
	onChoose,
}: TemplateCardProps ) {
	const text = note( template );
	return (
		<button
			type="button"
			className="userfeedback-template"
			aria-pressed={ isChosen }
			disabled={ ! template.is_available }
			onClick={ onChoose }
		>
			<span className="userfeedback-template__picture">
				<Icon icon={ isChosen ? check : plus } size={ 32 } />
			</span>
			<span className="userfeedback-template__name">
				{ template.name }
			</span>
			<span className="userfeedback-template__text">
				{ template.description }
			</span>
			{ text !== '' && (
				<span className="userfeedback-template__note">{ text }</span>
			) }
		</button>
	);
}
