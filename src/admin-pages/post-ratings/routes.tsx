import { __ } from '@wordpress/i18n';
import { Redirect, Route, Switch } from 'wouter';
import { NotFound } from '../../components/not-found';
import {
	RATING_DETAILS,
	RATING_IMPORT,
	RATING_RESULTS,
	RATING_SETTINGS,
	START,
	hrefOf,
} from '../../routes';
import { RatingImportScreen } from './import/screen';
import { RatingResultsRoute } from './results/routes';
import { RatingSettingsScreen } from './settings/screen';
import { firstRoute } from './tabs';

/** The hash routes of post ratings. */
export function PostRatingsRoutes() {
	return (
		<Switch>
			<Route path={ START }>
				<Redirect to={ firstRoute() } replace />
			</Route>
			<Route path={ RATING_SETTINGS }>
				<RatingSettingsScreen />
			</Route>
			<Route path={ RATING_IMPORT }>
				<RatingImportScreen />
			</Route>
			<Route path={ RATING_RESULTS }>
				<RatingResultsRoute />
			</Route>
			<Route path={ RATING_DETAILS.pattern }>
				{ ( params ) => (
					<RatingResultsRoute { ...RATING_DETAILS.read( params ) } />
				) }
			</Route>
			<Route>
				<NotFound
					back={ {
						href: hrefOf( firstRoute() ),
						label: __( 'Back to Post Ratings', 'userfeedback' ),
					} }
				/>
			</Route>
		</Switch>
	);
}
