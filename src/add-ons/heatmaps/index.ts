/** Records what visitors do on a page with a heatmap (docs/decisions/0106). */
import { seen, takeHeatmapData, warn } from './page';
import { record } from './recorder';

async function start(): Promise< void > {
	const data = takeHeatmapData();
	if ( data?.v === 1 && Math.random() * 100 < data.sample ) {
		await seen();
		record( data );
	}
}

start().catch( warn );
