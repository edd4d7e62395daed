import type { ChartKind } from '@/components/nps-chart/data';
import { CHART_KINDS } from '@/components/nps-chart/data';
import { useHashQuery } from '@/hooks/use-hash-route';
import { changeParams } from '../texts/use-texts-route';

/** The name of the parameter in the address. */
const PARAM = 'chart';

const [ DEFAULT_KIND ] = CHART_KINDS;

function show( kind: ChartKind ): void {
	changeParams( { [ PARAM ]: kind === DEFAULT_KIND ? '' : kind }, true );
}

/** The chosen kind of chart, which is in the address of the screen, and a function that chooses another one. */
export function useChartKind(): [ ChartKind, typeof show ] {
	const chosen = new URLSearchParams( useHashQuery() ).get( PARAM );
	return [
		CHART_KINDS.find( ( kind ) => kind === chosen ) ?? DEFAULT_KIND,
		show,
	];
}
