import type { ColumnMapping, Mapping } from '@/stores/imports/mapping';
import type { ImportColumn } from '@/survey-model';

/** What a column is used as: a role, or `group-2` for an option of the question that the columns of group 2 are. */
export type Use = ImportColumn[ 'role' ] | `group-${ number }`;

/** A question that several columns are the options of. */
export interface Group {
	number: number;
	/** As its first column has it. */
	title: string;
	/** Indexes of its columns. */
	columns: readonly number[];
}

export function useOf( { role, group }: ColumnMapping ): Use {
	return role === 'question' && group !== null ? `group-${ group }` : role;
}

/** The questions of several columns, in the order of the file. */
export function groupsOf( columns: readonly ColumnMapping[] ): Group[] {
	const groups = new Map< number, Group >();
	for ( const { index, role, group, title } of columns ) {
		if ( role === 'question' && group !== null ) {
			const known = groups.get( group );
			groups.set( group, {
				number: group,
				title: known?.title ?? title,
				columns: [ ...( known?.columns ?? [] ), index ],
			} );
		}
	}
	return [ ...groups.values() ];
}

/** The number of a group that no column is in. */
export function freeGroup( columns: readonly ColumnMapping[] ): number {
	return Math.max( 0, ...columns.map( ( { group } ) => group ?? 0 ) ) + 1;
}

function groupOfUse( use: Use ): number | null {
	const [ , number ] = /^group-(\d+)$/.exec( use ) ?? [];
	return number === undefined ? null : Number( number );
}

/** A column outside a group, with a title of its own. */
function alone(
	column: ColumnMapping,
	role: ColumnMapping[ 'role' ],
	types: readonly string[]
): ColumnMapping {
	const isFitting = types.length === 0 || types.includes( column.type );
	return {
		...column,
		role,
		...( column.group !== null && {
			group: null,
			option: '',
			title: column.option || column.title,
			type: isFitting ? column.type : String( types[ 0 ] ),
		} ),
	};
}

/** A column as an option of a group. */
function grouped(
	column: ColumnMapping,
	header: string,
	number: number,
	groups: readonly Group[]
): ColumnMapping {
	const title = groups.find(
		( { number: known } ) => known === number
	)?.title;
	return {
		...column,
		role: 'question',
		group: number,
		type: 'checkbox',
		option: column.option || header || column.title,
		title: title ?? column.title,
	};
}

/** Uses a column as something else. If it becomes the date, the column that was it is left out. */
export function withUse(
	{ columns }: Mapping,
	{ index, header, types }: ImportColumn,
	use: Use
): Pick< Mapping, 'columns' > {
	const number = groupOfUse( use );
	const groups = groupsOf( columns );
	return {
		columns: columns.map( ( column ) => {
			if ( column.index !== index ) {
				// Responses have one date.
				return use === 'date' && column.role === use
					? { ...column, role: 'ignore' }
					: column;
			}
			return number === null
				? alone( column, use as ColumnMapping[ 'role' ], types )
				: grouped( column, header, number, groups );
		} ),
	};
}

/** Changes a column; the columns of a group share their title. */
export function withColumn(
	{ columns }: Mapping,
	index: number,
	change: Partial< Pick< ColumnMapping, 'type' | 'title' | 'option' > >
): Pick< Mapping, 'columns' > {
	const group = columns.find( ( column ) => column.index === index )?.group;
	const { title } = change;
	return {
		columns: columns.map( ( column ) => {
			if ( column.index === index ) {
				return { ...column, ...change };
			}
			const isShared =
				title !== undefined &&
				typeof group === 'number' &&
				column.group === group;
			return isShared ? { ...column, title } : column;
		} ),
	};
}
