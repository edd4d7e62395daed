import { Route, Switch } from 'wouter';
import { NotFound } from '../../components/not-found';
import { HEATMAP, START } from '../../routes';
import { backToHeatmaps } from './back-link';
import { HeatmapsScreen } from './list/screen';
import { ViewerRoute } from './viewer-route';

/** The hash routes of heatmaps. */
export function HeatmapsRoutes() {
	return (
		<Switch>
			<Route path={ START }>
				<HeatmapsScreen />
			</Route>
			<Route path={ HEATMAP.pattern }>
				{ ( params ) => <ViewerRoute { ...HEATMAP.read( params ) } /> }
			</Route>
			<Route>
				<NotFound back={ backToHeatmaps() } />
			</Route>
		</Switch>
	);
}
