import type { Question } from '../../../src/survey-model';
import type { Api } from './api';
import { CHOICE } from './questions';

/** A survey as a story wants it; what it leaves out is as in a new one. */
export interface NewSurvey {
	title?: string;
	type?: 'nps';
	status?: 'publish' | 'draft';
	publish_at?: string;
	questions?: readonly object[];
	settings?: object;
	notifications?: object;
}

/** A post, or a page. */
export interface NewPost {
	type?: 'posts' | 'pages';
	title: string;
	content?: string;
	categories?: readonly number[];
}

/** A user, by default an administrator, who may read the dashboard in a language of their own. */
export interface NewUser {
	name: string;
	realName?: string;
	role?: string;
	locale?: string;
}

/** Makes a survey, by default a published one with a question. */
export async function publishSurvey(
	api: Api,
	survey: NewSurvey
): Promise< number > {
	const { id } = await api.post< { id: number } >( 'surveys', {
		survey: {
			title: 'A survey',
			status: 'publish',
			questions: [ CHOICE ],
			...survey,
		},
	} );
	return id;
}

/** Publishes a post. */
export async function publishPost(
	api: Api,
	{ type = 'posts', ...post }: NewPost
): Promise< { id: number; url: string } > {
	const { id, link } = await api.post< { id: number; link: string } >(
		`wp/v2/${ type }`,
		{ ...post, status: 'publish' }
	);
	return { id, url: new URL( link ).pathname };
}

/** Makes a user; answers their id. */
export async function makeUser(
	api: Api,
	{ name, realName = name, role = 'administrator', locale = '' }: NewUser
): Promise< number > {
	const { id } = await api.post< { id: number } >( 'wp/v2/users', {
		username: name,
		password: name,
		name: realName,
		email: `${ name }@example.org`,
		roles: [ role ],
		locale,
	} );
	return id;
}

/** Questions of a single text field with these titles. */
export const textQuestions = ( ...titles: readonly string[] ): Question[] =>
	titles.map(
		( title, index ) =>
			( {
				id: `q${ index }`,
				type: 'text',
				title,
				config: {},
			} ) as unknown as Question
	);
