import type { Api } from '../api';
import { publishSurvey } from '../made';
import { wp } from '../wp';

/** Ids that stand for the {names} in a route. */
export type Ids = Record< string, number >;

/** A question as the API takes it; q1 wants an answer. */
const question = (
	id: string,
	type: string,
	title: string,
	config: unknown = {}
) => ( {
	id,
	type,
	title,
	config,
	settings: { required: id === 'q1', randomize: false, comment_box: false },
	logic: { enabled: false, action: 'show', conditions: [] },
} );

const FIVE_TYPES = [
	question( 'q1', 'radio-button', 'How did you find us?', {
		options: [ 'A search engine', 'A friend', 'Something else' ],
	} ),
	question( 'q2', 'checkbox', 'Which of these do you use?', {
		options: [ 'The shop', 'The blog' ],
	} ),
	question( 'q3', 'text', 'What do you do?' ),
	question( 'q4', 'long-text', 'What is missing here?' ),
	question( 'q5', 'email', 'May we write to you?', { include_name: true } ),
];

/** Those that an add-on brings; the second icon and the second picture are still to be chosen. */
const fourTypes = ( site: string ) => [
	{
		...question( 'q1', 'star-rating', 'How do you like it here?' ),
		settings: { required: true, randomize: false, comment_box: true },
	},
	{
		...question( 'q2', 'nps', 'How likely are you to recommend us?' ),
		settings: {
			required: false,
			randomize: false,
			comment_box: false,
			start_at_zero: true,
		},
	},
	question( 'q3', 'image-radio', 'Which of these did you see?', {
		options: [
			{
				label: 'The drawing',
				image: `${ site }/wp-includes/images/w-logo-blue.png`,
			},
			{ label: 'Nothing', image: '' },
			{ label: 'W'.repeat( 200 ), image: '' },
		],
	} ),
	{
		...question( 'q4', 'icon-choice', 'How was it?', {
			options: [
				{ label: 'Lovely', icon: { name: 'heart', style: 'solid' } },
				{ label: 'So so', icon: { name: '', style: '' } },
			],
		} ),
		settings: {
			required: false,
			randomize: true,
			comment_box: false,
			icon_color: '#AA3300',
			icon_size: 'large',
		},
	},
];

const LONG =
	'Wie gefällt Ihnen unsere Donaudampfschifffahrtsgesellschaftskapitänsmütze? 🎩 '
		.repeat( 7 )
		.slice( 0, 480 );

/** Makes the surveys of the walk. */
export async function makeSurveys( api: Api, site: string ): Promise< Ids > {
	const make = ( title: string, questions: unknown[] ) =>
		publishSurvey( api, {
			title,
			questions: questions as object[],
			status: 'draft',
		} );
	const output = wp(
		'userfeedback',
		'import',
		'tests/fixtures/weather-check.csv',
		'--empty=-',
		'--title=How people check the weather'
	);
	const answered = Number( /\(survey (\d+)\)/.exec( output )?.[ 1 ] );
	const { items } = await api.get< { items: { id: number }[] } >(
		`surveys/${ answered }/responses?page=3`
	);
	return {
		answered,
		response: items[ 0 ]?.id ?? 0,
		draft: await make( 'What brings you here?', FIVE_TYPES ),
		pictures: await make(
			'Stars, pictures, icons and a scale',
			fourTypes( site )
		),
		unfinished: await make( 'Unfinished', [
			question( 'q1', 'radio-button', '', { options: [] } ),
			question( 'q2', 'text', '' ),
		] ),
		long: await make( LONG, [
			question( 'q1', 'radio-button', LONG, {
				options: [ 'W'.repeat( 200 ), LONG.slice( 0, 200 ) ],
			} ),
			question( 'q2', 'long-text', LONG ),
		] ),
	};
}
