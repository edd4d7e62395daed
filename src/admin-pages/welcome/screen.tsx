import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { Page } from '@/components/page';
import { Skeleton } from '@/components/skeleton';
import { useResolution } from '@/hooks/use-resolution';
import { surveysUrl } from '@/lib/admin-data';
import { NEW_SURVEY, START } from '@/routes';
import { store as templatesStore } from '@/stores/templates';
import type { SurveyTemplate } from '@/survey-model';
import { WizardSteps } from './components/wizard-steps';
import { goalsOf } from './goals';
import type { StepName } from './steps';
import { useWizard } from './use-wizard';

/** The way to make a survey without the wizard. */
const ownWay = () => ( {
	href: surveysUrl( NEW_SURVEY ),
	label: __( 'Create a survey yourself', 'userfeedback' ),
} );

function Steps( {
	goals,
	step,
}: {
	goals: readonly SurveyTemplate[];
	step: StepName;
} ) {
	const wizard = useWizard( goals );
	return wizard ? (
		<WizardSteps wizard={ wizard } step={ step } />
	) : (
		<Skeleton count={ 2 } shape="card" />
	);
}

function Content( { step }: { step: StepName } ) {
	const templates = useSelect(
		( select ) => select( templatesStore ).getTemplates(),
		[]
	);
	const { error, retry } = useResolution(
		templatesStore,
		'getTemplates',
		[]
	);
	if ( templates === undefined ) {
		return error ? (
			<ErrorState
				error={ error }
				title={ __(
					'The templates could not be loaded',
					'userfeedback'
				) }
				onRetry={ retry }
				back={ ownWay() }
			/>
		) : (
			<Skeleton count={ 2 } shape="card" />
		);
	}
	const goals = goalsOf( templates );
	return goals.length === 0 ? (
		<EmptyState
			title={ __(
				'This site has none of the templates of the wizard',
				'userfeedback'
			) }
			action={
				<a
					className="components-button is-primary is-next-40px-default-size"
					href={ ownWay().href }
				>
					{ ownWay().label }
				</a>
			}
		>
			{ __(
				'Another plugin removed them. You can still write your own questions.',
				'userfeedback'
			) }
		</EmptyState>
	) : (
		<Steps goals={ goals } step={ step } />
	);
}

/** From a goal to a published survey in four steps. */
export function WizardScreen( { step }: { step: StepName } ) {
	return (
		<Page
			key="wizard"
			title={ __( 'Welcome to UserFeedback', 'userfeedback' ) }
			actions={
				<a
					className="components-button is-tertiary is-next-40px-default-size"
					href={ surveysUrl( START ) }
				>
					{ __( 'Leave the wizard', 'userfeedback' ) }
				</a>
			}
		>
			<Content step={ step } />
		</Page>
	);
}
