<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;
use UserFeedback\Surveys\Logic\Comparator;
use UserFeedback\Surveys\Logic\ConditionFields;

/**
 * Makes conditions of those of the existing plugin, which have the same fields. One that this site cannot evaluate is left out and reported.
 *
 * @since 0.7.0
 */
final class ConditionConverter {

	private const LOGIC = [
		'question_id' => true,
		'compare'     => true,
		'value'       => true,
	];

	/**
	 * The logic of a question.
	 *
	 * @param array<string> $ids Our ids of questions by those of the existing plugin.
	 * @return array<string, mixed>
	 */
	public static function logic( mixed $source, array $ids, string $field, Problems $problems ): array {
		$conditions = self::conditions( Cast::at( $source, 'conditions' ), ConditionFields::logic(), $ids, "$field.conditions", $problems );
		return [
			'enabled'    => $conditions !== [] && SettingValues::isOn( Cast::at( $source, 'enabled' ) ),
			'action'     => Cast::at( $source, 'action' ) === 'hide' ? 'hide' : 'show',
			'conditions' => array_map( static fn ( array $row ) => array_intersect_key( $row, self::LOGIC ), $conditions ),
		];
	}

	/**
	 * A list of conditions; other fields of each are kept.
	 *
	 * @param array<string> $ids See logic().
	 * @return list<array<mixed>>
	 */
	public static function conditions( mixed $list, ConditionFields $names, array $ids, string $field, Problems $problems ): array {
		$converted = [];
		foreach ( is_array( $list ) ? array_values( $list ) : [] as $index => $condition ) {
			$source = Cast::string( Cast::at( $condition, $names->question ) );
			if ( $source === '' ) {
				// A row that the owner has not filled in.
				continue;
			}
			$id       = $ids[ $source ] ?? null;
			$compared = Comparator::tryFrom( strtoupper( trim( Cast::string( Cast::at( $condition, $names->compare ) ) ) ) );
			if ( $id === null || $compared === null || count( $converted ) === ConditionFields::MAX_CONDITIONS ) {
				$problems->add( "{$field}[$index]", __( 'A condition was left out, because this site cannot evaluate it.', 'userfeedback' ) );
				continue;
			}
			$value    = Cast::at( $condition, $names->value );
			$isOneOf  = in_array( $compared, [ Comparator::Is, Comparator::Includes, Comparator::AnyOf ], true );
			$compared = $isOneOf && self::hasMany( $value ) ? Comparator::AnyOf : $compared;
			$converted[] = array_replace(
				(array) $condition,
				[
					$names->question => $id,
					$names->compare  => $compared->value,
					$names->value    => $compared === Comparator::AnyOf ? self::labels( $value ) : self::text( $value ),
				]
			);
		}
		return $converted;
	}

	private static function hasMany( mixed $value ): bool {
		return is_array( $value ) && array_is_list( $value ) && count( $value ) > 1;
	}

	/**
	 * @return list<string>
	 */
	private static function labels( mixed $value ): array {
		return array_slice( array_map( OptionConverter::label( ... ), array_values( (array) $value ) ), 0, ConditionFields::MAX_VALUES );
	}

	/**
	 * A text, a number, or the label of an option.
	 */
	private static function text( mixed $value ): string {
		$one = is_array( $value ) && array_is_list( $value ) ? $value[0] ?? '' : $value;
		return is_array( $one )
			? OptionConverter::label( $one )
			: mb_substr( SourceTexts::utf8( Cast::string( $one ) ), 0, ConditionFields::MAX_VALUE_LENGTH );
	}
}
