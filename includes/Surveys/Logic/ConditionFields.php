<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Logic;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\Text;

/**
 * How a stored condition names its fields. Question logic and emails use other names than redirects (specification, builder and settings 3).
 *
 * @since 0.3.0
 */
final class ConditionFields {

	/** Maximum number of conditions in a list. */
	public const MAX_CONDITIONS = 20;

	/** Maximum number of characters of a value, as of a text answer. */
	public const MAX_VALUE_LENGTH = 400;

	/** Maximum number of values of one condition: as many as a question may have options. */
	public const MAX_VALUES = 50;

	/** Name of the field that says that a condition is off; only stored for those that are. */
	public const OFF = 'off';

	private const MAX_ID_LENGTH = 16;

	private function __construct(
		public readonly string $question,
		public readonly string $compare,
		public readonly string $value
	) {}

	/**
	 * Fields of a condition in question logic and in emails.
	 */
	public static function logic(): self {
		return new self( 'question_id', 'compare', 'value' );
	}

	/**
	 * Fields of a condition for a redirect.
	 */
	public static function redirect(): self {
		return new self( 'question', 'condition_type', 'condition' );
	}

	/**
	 * JSON schema of a list of conditions.
	 *
	 * @param array<string, array<string, mixed>> $more Schemas of further fields of each condition.
	 * @return array<string, mixed>
	 */
	public function listSchema( array $more = [] ): array {
		$condition = JsonSchema::object(
			[
				$this->question => [
					'type'      => 'string',
					'maxLength' => self::MAX_ID_LENGTH,
				],
				$this->compare  => JsonSchema::word( array_column( Comparator::cases(), 'value' ) ),
				$this->value    => [
					'type'        => [ 'string', 'array' ],
					'maxLength'   => self::MAX_VALUE_LENGTH,
					'items'       => [
						'type'      => 'string',
						'maxLength' => self::MAX_VALUE_LENGTH,
					],
					'maxItems'    => self::MAX_VALUES,
					'description' => 'A list for ANY, otherwise a text.',
				],
			] + $more + [
				self::OFF => JsonSchema::described(
					JsonSchema::YES_NO,
					'True if it is kept, but counts as removed, because it cannot hold for now. The server turns it on when it can. Else missing.'
				),
			],
			[ $this->question, $this->compare, $this->value, ...array_keys( $more ) ]
		);
		return JsonSchema::listOf( $condition ) + [ 'maxItems' => self::MAX_CONDITIONS ];
	}

	/**
	 * Schema of a condition in page data, which has none that is off.
	 *
	 * @since 0.6.0
	 *
	 * @param array<string, array<string, mixed>> $more Schemas of further fields.
	 * @return array<string, mixed>
	 */
	public function visitorSchema( array $more ): array {
		return JsonSchema::object(
			[
				$this->question => JsonSchema::TEXT,
				$this->compare  => JsonSchema::TEXT,
				$this->value    => [
					'type'  => [ 'string', 'array' ],
					'items' => JsonSchema::TEXT,
				],
			] + $more
		);
	}

	/**
	 * The condition in a stored or validated array.
	 */
	public function read( mixed $stored ): Condition {
		return new Condition(
			Cast::string( Cast::at( $stored, $this->question ) ),
			Cast::string( Cast::at( $stored, $this->compare ) ),
			self::readValue( Cast::at( $stored, $this->value ) ),
			Cast::at( $stored, self::OFF ) === true
		);
	}

	/**
	 * The conditions in a stored or validated list.
	 *
	 * @param mixed  $list  A list; anything else has no conditions.
	 * @param string $field Field path of the list.
	 * @return array<string, Condition> By field path, for example conditions[0].
	 */
	public function readAll( mixed $list, string $field ): array {
		$conditions = [];
		foreach ( is_array( $list ) ? array_values( $list ) : [] as $index => $stored ) {
			$conditions[ "{$field}[$index]" ] = $this->read( $stored );
		}
		return $conditions;
	}

	/**
	 * A stored list with each condition changed; other fields are kept.
	 *
	 * @param mixed                            $list   See readAll().
	 * @param callable( Condition ): ?Condition $change Returns null to remove a condition.
	 * @return list<array<mixed>>
	 */
	public function changed( mixed $list, callable $change ): array {
		$kept = [];
		foreach ( is_array( $list ) ? $list : [] as $stored ) {
			$condition = $change( $this->read( $stored ) );
			if ( $condition !== null ) {
				$kept[] = array_replace( array_diff_key( (array) $stored, [ self::OFF => true ] ), $this->write( $condition ) );
			}
		}
		return $kept;
	}

	/**
	 * Whether a list has conditions that another one does not have, on or off.
	 *
	 * @since 0.6.0
	 */
	public function hasNew( mixed $before, mixed $after ): bool {
		$plain = static fn ( mixed $list ): array => array_map(
			static fn ( mixed $stored ) => array_diff_key( (array) $stored, [ self::OFF => true ] ),
			array_values( (array) $list )
		);
		$known = $plain( $before );
		return array_filter( $plain( $after ), static fn ( array $condition ) => ! in_array( $condition, $known, true ) ) !== [];
	}

	/**
	 * Normalises the values in a sent list, as options are normalised, so that they still match.
	 *
	 * @param mixed $list Any type: it is not validated yet.
	 */
	public function normalized( mixed $list ): mixed {
		if ( ! is_array( $list ) ) {
			return $list;
		}
		return array_map(
			fn ( mixed $sent ) => is_array( $sent ) && isset( $sent[ $this->value ] )
				? array_replace( $sent, [ $this->value => self::normalizedValue( $sent[ $this->value ] ) ] )
				: $sent,
			$list
		);
	}

	private static function normalizedValue( mixed $value ): mixed {
		if ( is_string( $value ) ) {
			return Text::line( $value );
		}
		// Anything else is refused by the schema.
		return is_array( $value ) && array_is_list( $value ) && array_filter( $value, is_string( ... ) ) === $value
			? array_values( array_unique( array_filter( array_map( Text::line( ... ), $value ), static fn ( string $text ) => $text !== '' ) ) )
			: $value;
	}

	/**
	 * @return string|list<string>
	 */
	private static function readValue( mixed $value ): string|array {
		return is_array( $value ) ? array_map( Cast::string( ... ), array_values( $value ) ) : Cast::string( $value );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function write( Condition $condition ): array {
		return [
			$this->question => $condition->questionId,
			$this->compare  => $condition->compare,
			$this->value    => $condition->value,
		] + ( $condition->isOff ? [ self::OFF => true ] : [] );
	}
}
