import type { Spot } from './spot';

/** Kinds of events, as the server numbers them (Heatmaps\CellCode). */
export const KINDS = { click: 0, dead: 1, rage: 2, move: 3 };

/** What happened since the last part: elements, and how often what happened where in them. */
export interface Content {
	paths: string[];
	/** Kind, index of the path, cell, number of events. */
	cells: number[][];
}

/** A batch that has so many bytes or elements is sent at once: with `keepalive`, browsers send 64 KB at a time. */
const MAX_BYTES = 30_000;
const MAX_PATHS = 150;

/** Bytes of a cell in JSON: `[3,149,255,1000],`. So there are less than 1,500. */
const CELL_BYTES = 20;

/** Collects events of one page. */
export interface Batch {
	add: ( kind: number, spot: Spot ) => void;
	isEmpty: () => boolean;
	isFull: () => boolean;
	/** Returns what was collected, and begins again. */
	take: () => Content;
}

/** Makes an empty batch. */
export function createBatch(): Batch {
	const paths = new Map< string, number >();
	const cells = new Map< string, number[] >();
	let bytes = 0;

	return {
		add( kind, { path, cell } ) {
			const index = paths.get( path ) ?? paths.size;
			if ( index === paths.size ) {
				paths.set( path, index );
				bytes += path.length + 3;
			}
			const key = `${ kind } ${ index } ${ cell }`;
			const entry = cells.get( key ) ?? [ kind, index, cell, 0 ];
			entry[ 3 ]!++;
			cells.set( key, entry );
		},
		isEmpty: () => ! cells.size,
		isFull: () =>
			bytes + cells.size * CELL_BYTES > MAX_BYTES ||
			paths.size >= MAX_PATHS,
		take() {
			const content = {
				paths: [ ...paths.keys() ],
				cells: [ ...cells.values() ],
			};
			paths.clear();
			cells.clear();
			bytes = 0;
			return content;
		},
	};
}
