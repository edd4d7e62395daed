import type { Answer } from '../definitions';

/**
 * The answers to questions on the visitor's path. A visitor who goes back and answers differently may be led past
 * questions that they answered before: those answers decide nothing, and are not sent.
 *
 * @param answers All answers, each question once.
 * @param path    The ids of the questions on the path.
 */
export const answersOnPath = (
	answers: readonly Answer[],
	path: readonly string[]
): Answer[] => answers.filter( ( { question_id: id } ) => path.includes( id ) );
