import { listSurveys } from './api';
import { createLookupStore } from './lookup-store';

/** More would not fit the list of the command palette. */
const COUNT = 5;

/** The newest surveys whose titles contain words. */
export const store = createLookupStore( 'userfeedback/found-surveys', {
	getFound: async ( search: string ) => {
		const { items } = await listSurveys( {
			search,
			page: 1,
			per_page: COUNT,
			orderby: 'id',
			order: 'desc',
		} );
		return items.map( ( { id, title } ) => ( { id, title } ) );
	},
} );
