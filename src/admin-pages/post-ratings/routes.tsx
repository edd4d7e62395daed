import { __ } from '@wordpress/i18n';
import { Redirect, Route, Switch } from 'wouter';
import { NotFound } from '../../components/not-found';
import { RATING_SETTINGS, START, hrefOf } from '../../routes';
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
