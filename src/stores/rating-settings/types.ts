import type { RatingSettings } from '../../survey-model';
import type {
	RecordAction,
	RecordState,
	RecordThunkArgs,
} from '../single-record';

export type State = RecordState< RatingSettings >;
export type Action = RecordAction< RatingSettings >;
export type ThunkArgs = RecordThunkArgs< RatingSettings >;
