<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Mapping;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Import\FileFormat;
use UserFeedback\Import\Header;
use UserFeedback\Surveys\SurveySchema;

/**
 * Suggests what the columns of a file become.
 *
 * @since 0.7.0
 */
final class Suggestion {

	public function __construct( private readonly ColumnTypes $types ) {}

	/**
	 * The suggested mapping. Of more questions than a survey may have, the last ones are ignored.
	 *
	 * @param list<Header>        $headers
	 * @param list<ColumnProfile> $profiles
	 * @return list<MappedColumn>
	 */
	public function columns( FileFormat $format, array $headers, array $profiles ): array {
		$roles   = ColumnRoles::of( $format, $headers, $profiles );
		$columns = [];
		foreach ( $headers as $index => $header ) {
			$type      = $this->types->suggested( $profiles[ $index ] );
			$columns[] = new MappedColumn( $index, $roles[ $index ], $type, self::title( $format, $header ) );
		}
		foreach ( Ticks::groups( $headers, $profiles, $roles ) as $number => $group ) {
			$columns = self::grouped( $columns, $number, $group );
		}
		return self::limited( $columns );
	}

	/**
	 * @param list<MappedColumn>                                 $columns
	 * @param array{title: string, options: array<int, string>} $group
	 * @return list<MappedColumn>
	 */
	private static function grouped( array $columns, int $number, array $group ): array {
		$taken = array_fill_keys( array_column( array_diff_key( $columns, $group['options'] ), 'title' ), true );
		$title = Header::unique( $group['title'] === '' ? __( 'Select all that apply', 'userfeedback' ) : $group['title'], $taken );
		foreach ( $group['options'] as $index => $label ) {
			$columns[ $index ] = $columns[ $index ]->with(
				[
					'type'   => 'checkbox',
					'title'  => $title,
					'group'  => $number + 1,
					'option' => $label,
				]
			);
		}
		return array_values( $columns );
	}

	/**
	 * @param list<MappedColumn> $columns
	 * @return list<MappedColumn>
	 */
	private static function limited( array $columns ): array {
		$count  = 0;
		$groups = [];
		foreach ( $columns as $index => $column ) {
			if ( $column->role !== MappedColumn::QUESTION ) {
				continue;
			}
			$isNew = $column->group === null || ! isset( $groups[ $column->group ] );
			if ( $isNew && $count === SurveySchema::MAX_QUESTIONS ) {
				$columns[ $index ] = $column->with( [ 'role' => MappedColumn::IGNORE, 'group' => null, 'option' => '' ] );
				continue;
			}
			$count += $isNew ? 1 : 0;
			if ( $column->group !== null ) {
				$groups[ $column->group ] = true;
			}
		}
		return array_values( $columns );
	}

	private static function title( FileFormat $format, Header $header ): string {
		$title = $format === FileFormat::Formbricks ? preg_replace( '/^\d+\. /', '', $header->name ) ?? '' : $header->name;
		return mb_substr( $title, 0, SurveySchema::MAX_TITLE_LENGTH );
	}
}
