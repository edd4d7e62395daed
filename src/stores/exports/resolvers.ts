import { listExports } from '../exports-api';
import type { ThunkArgs } from './actions';
import { receiveExports } from './actions';

export const getExports =
	() =>
	async ( { dispatch }: ThunkArgs ): Promise< void > =>
		dispatch( receiveExports( await listExports() ) );
