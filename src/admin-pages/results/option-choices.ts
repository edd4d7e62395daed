import type { ResponseChoices } from '../../survey-model';

type ChoiceQuestion = ResponseChoices[ 'questions' ][ number ];

interface OptionChoice {
	/** The id of the option. */
	value: string;
	/** Its newest label. */
	label: string;
}

/** The options of a question, each once, also those that are no longer asked. */
export function optionChoices( {
	options,
	option_ids: ids,
}: ChoiceQuestion ): OptionChoice[] {
	return options.map( ( label, index ) => ( {
		value: ids[ index ] ?? label,
		label,
	} ) );
}

/** The option that a filter names by its id, or by its label as in links from before options had ids; undefined if it is unknown. */
export function chosenOption(
	question: ChoiceQuestion | undefined,
	name: string
): OptionChoice | undefined {
	const choices = question ? optionChoices( question ) : [];
	return (
		choices.find( ( { value } ) => value === name ) ??
		choices.find( ( { label } ) => label === name )
	);
}
