<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Support\FieldError;
use UserFeedback\Surveys\Settings\SettingSections;

/**
 * Changes that a client sent for a survey, normalised and valid for the schema.
 *
 * @phpstan-type Fields array{title?: string, type?: string, status?: string, template?: string, questions?: list<Question>}
 * @since 0.1.0
 */
final class SurveyChanges {

	/**
	 * @param Fields                      $fields   Sent fields, named as the properties of Survey.
	 * @param array<string, mixed>        $settings Sent setting sections by path.
	 * @param list<array{string, string}> $unknown  Group and name of sent sections that are not registered.
	 */
	public function __construct(
		public readonly array $fields,
		public readonly array $settings,
		public readonly array $unknown
	) {}

	/**
	 * Errors for sections that are not registered. Those that the survey contains are ignored: a screen that was opened while their add-on was
	 * active sends them back.
	 *
	 * @since 0.7.0
	 *
	 * @return list<FieldError>
	 */
	public function unknownErrors( Survey $before ): array {
		$stored = [ SettingSections::SETTINGS => $before->settings, SettingSections::NOTIFICATIONS => $before->notifications ];
		$errors = [];
		foreach ( $this->unknown as [ $group, $name ] ) {
			if ( ! array_key_exists( $name, $stored[ $group ] ?? [] ) ) {
				/* translators: %s: name of a field. */
				$message  = sprintf( __( 'There is no field %s.', 'userfeedback' ), $name );
				$errors[] = new FieldError( "$group.$name", 'unknown_field', $message );
			}
		}
		return $errors;
	}
}
