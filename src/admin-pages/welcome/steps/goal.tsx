import { Icon, Notice, VisuallyHidden } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { check, comment, megaphone, page, search, tip } from '@wordpress/icons';
import type { SurveyTemplate } from '@/survey-model';
import { optionLabels } from '@/survey-model';
import { StepFrame } from '../components/step-frame';
import type { StepProps } from '../components/wizard-steps';

const ICONS: Readonly< Record< string, typeof comment > > = {
	'simple-page': page,
	'simple-visit': search,
	'simple-discovery': megaphone,
	'simple-ideas': tip,
};

interface GoalProps {
	goal: SurveyTemplate;
	isChosen: boolean;
	onChoose: () => void;
}

/** A goal with the question that visitors will be asked first. */
function Goal( { goal, isChosen, onChoose }: GoalProps ) {
	const { key, name, description, config } = goal;
	const [ question ] = config.questions;
	const options = question ? optionLabels( question ) : [];
	return (
		<li>
			<button
				type="button"
				className={ `userfeedback-goal${ isChosen ? ' is-chosen' : '' }` }
				onClick={ onChoose }
			>
				<span className="userfeedback-goal__head">
					<span className="userfeedback-goal__icon">
						<Icon icon={ ICONS[ key ] ?? comment } size={ 24 } />
					</span>
					<span className="userfeedback-goal__name">{ name }</span>
					{ isChosen && (
						<span className="userfeedback-goal__mark">
							<Icon icon={ check } size={ 24 } />
							<VisuallyHidden as="span">
								{ __( '(chosen)', 'userfeedback' ) }
							</VisuallyHidden>
						</span>
					) }
				</span>
				<span className="userfeedback-goal__text">{ description }</span>
				{ question && (
					<span className="userfeedback-goal__question">
						<span>{ question.title }</span>
						{ options.length > 0 && (
							<span className="userfeedback-goal__options">
								{ options.join( ' · ' ) }
							</span>
						) }
					</span>
				) }
			</button>
		</li>
	);
}

/** Chooses the template; one click chooses and goes on. */
export function GoalStep( {
	wizard: { goals, choices, template, change },
	onNext,
}: StepProps ) {
	const first = template ?? goals[ 0 ];
	function choose( key: string ): void {
		change( { template: key } );
		onNext();
	}
	return (
		<StepFrame
			step="goal"
			intro={ __(
				'Choose a goal to start with its questions. You can change every word later.',
				'userfeedback'
			) }
			onSkip={ first && ( () => choose( first.key ) ) }
			skipLabel={
				first &&
				sprintf(
					/* translators: %s: name of a template. */
					__( 'Skip and use “%s”', 'userfeedback' ),
					first.name
				)
			}
		>
			{ choices.template !== '' && template === undefined && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'The goal that you chose is no longer available on this site. Choose another one.',
						'userfeedback'
					) }
				</Notice>
			) }
			<ul className="userfeedback-wizard__goals">
				{ goals.map( ( goal ) => (
					<Goal
						key={ goal.key }
						goal={ goal }
						isChosen={ goal === template }
						onChoose={ () => choose( goal.key ) }
					/>
				) ) }
			</ul>
		</StepFrame>
	);
}
