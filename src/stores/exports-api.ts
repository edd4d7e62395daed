import type {
	BackgroundExport,
	ExportList,
	StartedExport,
} from '../survey-model';
import { request } from './request';

/** What to export. Without days, responses of all time. */
export interface ExportOptions {
	survey_id: number;
	format: 'xlsx' | 'csv' | 'json';
	/** Whether each option of questions with several choices has a column. */
	option_columns?: boolean;
	/** Exports the answers to this question only. */
	question_id?: string;
	/** The first local day of the site, YYYY-MM-DD; together with `end`. */
	start?: string;
	end?: string;
	/** The filters of the list of responses. */
	filter?: Readonly< Record< string, unknown > >;
}

/** Asks for an export: resolves with the URL of its file, or with the export that prepares a large one. */
export function startExport(
	options: ExportOptions
): Promise< StartedExport > {
	const report = options.question_id === undefined ? 'general' : 'question';
	return request( '/exports', {
		method: 'POST',
		data: { ...options, report },
	} );
}

/** The current user's exports in the background, the newest first. */
export async function listExports(): Promise< BackgroundExport[] > {
	return ( await request< ExportList >( '/exports' ) ).items;
}

/** Cancels an export, or deletes its file. */
export async function deleteExport( id: number ): Promise< void > {
	await request( `/exports/${ id }`, { method: 'DELETE' } );
}
