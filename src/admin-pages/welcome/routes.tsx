import { __ } from '@wordpress/i18n';
import { Redirect, Route, Switch } from 'wouter';
import { NotFound } from '../../components/not-found';
import { useHashQuery } from '../../hooks/use-hash-route';
import { START, WELCOME, hrefOf } from '../../routes';
import { DoneScreen } from './done';
import { parseQuery } from './query';
import { WizardScreen } from './screen';

/** The wizard, or the survey that it made. */
function Welcome() {
	const { step, surveyId } = parseQuery( useHashQuery() );
	return surveyId === undefined ? (
		<WizardScreen step={ step } />
	) : (
		<DoneScreen key={ surveyId } surveyId={ surveyId } />
	);
}

/** The hash routes of the setup wizard. */
export function WelcomeRoutes() {
	return (
		<Switch>
			<Route path={ START }>
				<Redirect to={ WELCOME } replace />
			</Route>
			<Route path={ WELCOME }>
				<Welcome />
			</Route>
			<Route>
				<NotFound
					back={ {
						href: hrefOf( WELCOME ),
						label: __( 'Back to the setup wizard', 'userfeedback' ),
					} }
				/>
			</Route>
		</Switch>
	);
}
