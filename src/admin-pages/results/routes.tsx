import { __ } from '@wordpress/i18n';
import { Route, Switch } from 'wouter';
import { NotFound } from '../../components/not-found';
import { SurveyResultsScreen } from './screen';
import { SurveyPicker } from './survey-picker';

/** The hash routes of the results screen. */
export function ResultsRoutes() {
	return (
		<Switch>
			<Route path="/">
				<SurveyPicker />
			</Route>
			<Route path={ /^\/survey\/(?<id>[1-9]\d*)$/ }>
				{ ( { id } ) => (
					<SurveyResultsScreen key={ id } id={ Number( id ) } />
				) }
			</Route>
			<Route>
				<NotFound
					back={ {
						href: '#/',
						label: __( 'Back to Results', 'userfeedback' ),
					} }
				/>
			</Route>
		</Switch>
	);
}
