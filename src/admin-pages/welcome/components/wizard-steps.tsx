import { useEffect } from '@wordpress/element';
import { navigate } from '@/hooks/use-hash-route';
import { stepRoute } from '../query';
import type { StepName } from '../steps';
import { FIRST_STEP, stepsOfUser } from '../steps';
import { EmailsStep } from '../steps/emails';
import { GoalStep } from '../steps/goal';
import { LookStep } from '../steps/look';
import { PublishStep } from '../steps/publish';
import type { Wizard } from '../use-wizard';

/** What a step needs. */
export interface StepProps {
	wizard: Wizard;
	/** Opens the next step. */
	onNext: () => void;
	/** Opens the step before; undefined in the first one. */
	onBack: ( () => void ) | undefined;
}

const CONTENTS: Readonly<
	Record< StepName, ( props: StepProps ) => JSX.Element >
> = {
	goal: GoalStep,
	look: LookStep,
	emails: EmailsStep,
	publish: PublishStep,
};

/** The current step. A step that this user does not have, or that needs a goal which is missing, leads to another one. */
export function WizardSteps( {
	wizard,
	step,
}: {
	wizard: Wizard;
	step: StepName;
} ) {
	const steps = stepsOfUser();
	const index = steps.indexOf( step );
	const isPossible =
		index === 0 || ( index > 0 && wizard.template !== undefined );
	useEffect( () => {
		if ( ! isPossible ) {
			navigate( stepRoute( FIRST_STEP ), { replace: true } );
		}
	}, [ isPossible ] );
	if ( ! isPossible ) {
		return null;
	}
	const go = ( to: StepName | undefined ) => () => {
		if ( to !== undefined ) {
			navigate( stepRoute( to ) );
		}
	};
	const Content = CONTENTS[ step ];
	return (
		<Content
			key={ step }
			wizard={ wizard }
			onNext={ go( steps[ index + 1 ] ) }
			onBack={ index > 0 ? go( steps[ index - 1 ] ) : undefined }
		/>
	);
}
