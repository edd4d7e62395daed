<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\OptionId;
use UserFeedback\Model\Question;
use UserFeedback\Support\Cast;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\JsonSchema;

/**
 * The ids of a question's options, config.option_ids: for each form with options, also of other plugins, without code of its own.
 *
 * @since 0.7.0
 */
final class OptionIds {

	public const FIELD = 'option_ids';

	/** A sent id; an empty one means that the server finds it. */
	private const SENT = [
		'type'    => 'string',
		'pattern' => '^[a-z0-9]{0,16}$(?!\n)',
	];

	/**
	 * The schema of a form's config, with the ids of its options.
	 *
	 * @return array<string, mixed>
	 */
	public static function withSchema( QuestionForm $form ): array {
		$config     = $form->configSchema();
		$properties = $config['properties'] ?? [];
		if ( ! is_array( $properties ) || ! isset( $properties['options'] ) ) {
			return $config;
		}
		$ids = JsonSchema::described(
			JsonSchema::listOf( self::SENT ),
			'Ids of the options, in the same order: each names its option for ever, whatever its label. The server fills in missing and empty ones.'
		);
		// Types without options accept an empty list, as they do for the options. More ids than options are refused by errors().
		$limit = Cast::at( $properties['options'], 'maxItems' ) === 0 ? [ 'maxItems' => 0 ] : [];
		return array_replace( $config, [ 'properties' => $properties + [ self::FIELD => $ids + $limit ] ] );
	}

	/**
	 * The question with an id for each option. A missing id is that of the stored option with the same label; otherwise it is derived from the label
	 * (OptionId), or from label and number if another option has that id. So a repeated request has the same result.
	 *
	 * @param Question|null $stored The same question as it is stored; null if it is new.
	 */
	public static function completed( Question $question, ?Question $stored = null ): Question {
		$config = $question->config;
		unset( $config[ self::FIELD ] );
		$labels = $question->options();
		if ( $labels !== [] ) {
			$config[ self::FIELD ] = self::complete( self::sent( $question ), $labels, $stored === null ? [] : self::stored( $stored ) );
		}
		return $config === $question->config ? $question : $question->with( config: $config );
	}

	/**
	 * Errors of the ids. Field paths are relative to the question.
	 *
	 * @param Question $sent      As a client sent it.
	 * @param Question $completed The same, completed.
	 * @return list<FieldError>
	 */
	public static function errors( Question $sent, Question $completed ): array {
		$given  = self::sent( $sent );
		$errors = [];
		if ( count( $given ) > count( $sent->options() ) ) {
			$message  = __( 'There are more option IDs than options. Send one ID for each option.', 'userfeedback' );
			$errors[] = new FieldError( 'config.' . self::FIELD, 'too_many', $message );
		}
		foreach ( $given as $index => $id ) {
			if ( $id !== '' && array_search( $id, $given, true ) < $index ) {
				$message  = __( 'Two options have the same ID. Give one of them another ID.', 'userfeedback' );
				$errors[] = new FieldError( 'config.' . self::FIELD . "[$index]", 'duplicate', $message );
			}
		}
		$ids = $completed->optionIds();
		foreach ( $completed->options() as $index => $label ) {
			if ( ! in_array( $label, array_diff_key( $ids, [ $index => true ] ), true ) ) {
				continue;
			}
			/* translators: %s: label of an option. */
			$message  = sprintf( __( '“%s” is the ID of another option. Rename this option.', 'userfeedback' ), $label );
			$inside   = is_array( Cast::at( $sent->config, 'options', (string) $index ) ) ? '.label' : '';
			$errors[] = new FieldError( "config.options[$index]$inside", 'is_an_id', $message );
		}
		return $errors;
	}

	/**
	 * @return list<string> One for each option that has one, '' for a missing one.
	 */
	private static function sent( Question $question ): array {
		$ids = $question->config[ self::FIELD ] ?? [];
		return is_array( $ids ) ? array_map( Cast::string( ... ), array_values( $ids ) ) : [];
	}

	/**
	 * @return list<array{string, string}> Label and id of each option.
	 */
	private static function stored( Question $question ): array {
		$completed = self::completed( $question );
		$ids       = $completed->optionIds();
		$stored    = [];
		foreach ( $completed->options() as $index => $label ) {
			$stored[] = [ $label, $ids[ $index ] ];
		}
		return $stored;
	}

	/**
	 * @param list<string>                $sent
	 * @param list<string>                $labels
	 * @param list<array{string, string}> $stored Label and id of each stored option.
	 * @return list<string>
	 */
	private static function complete( array $sent, array $labels, array $stored ): array {
		$ids = array_slice( array_pad( $sent, count( $labels ), '' ), 0, count( $labels ) );
		foreach ( $labels as $index => $label ) {
			foreach ( $ids[ $index ] === '' ? $stored : [] as [ $storedLabel, $id ] ) {
				if ( $storedLabel === $label && ! in_array( $id, $ids, true ) ) {
					$ids[ $index ] = $id;
				}
			}
		}
		foreach ( $labels as $index => $label ) {
			$derived = OptionId::ofLabel( $label );
			$taken   = [ ...$ids, ...array_column( $stored, 1 ), ...array_values( array_diff_key( $labels, [ $index => true ] ) ) ];
			for ( $number = 1; $ids[ $index ] === ''; ++$number ) {
				$ids[ $index ] = in_array( $derived, $taken, true ) ? '' : $derived;
				$derived       = 'o' . substr( OptionId::ofLabel( "$label\n$number" ), 1 );
			}
		}
		return array_values( $ids );
	}
}
