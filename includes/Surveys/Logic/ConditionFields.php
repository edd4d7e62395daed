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
					'type'      => 'string',
					'maxLength' => self::MAX_VALUE_LENGTH,
				],
			] + $more
		);
		return JsonSchema::listOf( $condition ) + [ 'maxItems' => self::MAX_CONDITIONS ];
	}

	/**
	 * The condition in a stored or validated array.
	 */
	public function read( mixed $stored ): Condition {
		return new Condition(
			Cast::string( Cast::at( $stored, $this->question ) ),
			Cast::string( Cast::at( $stored, $this->compare ) ),
			Cast::string( Cast::at( $stored, $this->value ) )
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
				$kept[] = array_replace( (array) $stored, $this->write( $condition ) );
			}
		}
		return $kept;
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
			fn ( mixed $sent ) => is_array( $sent ) && is_string( $sent[ $this->value ] ?? null )
				? array_replace( $sent, [ $this->value => Text::line( $sent[ $this->value ] ) ] )
				: $sent,
			$list
		);
	}

	/**
	 * @return array<string, string>
	 */
	private function write( Condition $condition ): array {
		return [
			$this->question => $condition->questionId,
			$this->compare  => $condition->compare,
			$this->value    => $condition->value,
		];
	}
}
