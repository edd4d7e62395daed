<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Decision;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\SurveySchema;

/**
 * Imports of files in the REST API. Needs no WordPress, so that the types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.7.0
 */
final class ImportSchema {

	public const READING   = 'reading';
	public const MAPPING   = 'mapping';
	public const IMPORTING = 'importing';
	public const DONE      = 'done';
	public const FAILED    = 'failed';
	public const CANCELED  = 'canceled';

	public const ENCODINGS  = [ 'UTF-8', 'UTF-16LE', 'UTF-16BE', 'Windows-1252' ];
	public const DELIMITERS = [ ',', ';', "\t" ];

	/** What a column may be. */
	public const ROLES = [ 'question', 'date', 'id', 'ignore' ];

	/** Orders of day, month and year in dates. */
	public const DATE_ORDERS = [ 'ymd', 'mdy', 'dmy' ];

	/** Columns of a file at most: survey tools write one for each option. */
	public const MAX_COLUMNS = 1000;

	private const STATUSES = [ self::READING, self::MAPPING, self::IMPORTING, self::DONE, self::FAILED, self::CANCELED ];

	/**
	 * An import.
	 *
	 * @return ObjectSchema
	 */
	public static function import(): array {
		$order = [
			'type' => [ 'string', 'null' ],
			'enum' => [ ...self::DATE_ORDERS, null ],
		];
		return JsonSchema::object(
			[
				'id'         => JsonSchema::COUNT,
				'file_name'  => JsonSchema::described( JsonSchema::TEXT, 'As the owner named it.' ),
				'format'     => JsonSchema::word( array_column( FileFormat::cases(), 'value' ) ),
				'encoding'   => JsonSchema::word( self::ENCODINGS ),
				'delimiter'  => JsonSchema::word( self::DELIMITERS ),
				'status'     => JsonSchema::word( self::STATUSES ),
				'done'       => JsonSchema::described( JsonSchema::COUNT, 'Bytes that were read, while reading or importing.' ),
				'total'      => [
					'type'        => [ 'integer', 'null' ],
					'description' => 'Bytes of the file.',
				],
				'title'      => JsonSchema::described( JsonSchema::TEXT, 'Of the survey to be made.' ),
				'empty'      => JsonSchema::described( JsonSchema::TEXT, 'Text that means "no answer" like an empty cell; "" for none.' ),
				'date_order' => JsonSchema::described( $order, 'How the dates of the date column are read; null without one.' ),
				'is_date_order_certain' => JsonSchema::described( JsonSchema::YES_NO, 'False if dates can be day/month and month/day.' ),
				'lines'      => JsonSchema::described( JsonSchema::COUNT, 'Records of the file without its headers; 0 while reading.' ),
				'columns'    => JsonSchema::described( JsonSchema::listOf( self::column() ), 'Empty while reading, and in lists.' ),
				'questions'  => JsonSchema::described( JsonSchema::listOf( self::question() ), 'What the current mapping makes, in order.' ),
				'sample'     => JsonSchema::described( JsonSchema::listOf( self::sample() ), 'The first records as they would be stored.' ),
				'survey_id'  => [
					'type'        => [ 'integer', 'null' ],
					'description' => 'Of the survey, once all of it is stored.',
				],
				'stored'     => JsonSchema::described( JsonSchema::COUNT, 'Responses that were stored.' ),
				'empties'    => JsonSchema::described( JsonSchema::COUNT, 'Lines without any answer.' ),
				'skipped'    => JsonSchema::described( JsonSchema::COUNT, 'Lines that were left out because something is wrong with them.' ),
				'repeated'   => JsonSchema::described( JsonSchema::COUNT, 'Lines that an earlier import of the same file has stored.' ),
				'problems'   => JsonSchema::described( JsonSchema::listOf( self::problem() ), 'The first ones.' ),
				'problems_count' => JsonSchema::COUNT,
				'error'      => [
					'type'        => [ 'string', 'null' ],
					'description' => 'Why the import failed.',
				],
				'created_at' => JsonSchema::MOMENT,
			]
		);
	}

	/**
	 * A column of the file and what it becomes.
	 *
	 * @return ObjectSchema
	 */
	public static function column(): array {
		$locked = JsonSchema::object(
			[
				'type'     => JsonSchema::described( JsonSchema::TEXT, 'The question type that would suit.' ),
				'feature'  => JsonSchema::TEXT,
				'decision' => JsonSchema::word( array_column( Decision::cases(), 'value' ) ),
				'plan'     => JsonSchema::described( JsonSchema::TEXT, 'The least plan with it.' ),
				'addon'    => JsonSchema::described( JsonSchema::TEXT, 'Slug of the add-on with it.' ),
			]
		);
		return JsonSchema::object(
			[
				'index'    => JsonSchema::described( JsonSchema::COUNT, 'From 0.' ),
				'header'   => JsonSchema::TEXT,
				'answered' => JsonSchema::described( JsonSchema::COUNT, 'Lines with a value.' ),
				'distinct' => [
					'type'        => [ 'integer', 'null' ],
					'description' => 'Number of different values; null if there are more than the options of a question.',
				],
				'samples'  => JsonSchema::described( JsonSchema::listOf( JsonSchema::TEXT ), 'Up to three different values.' ),
				'role'     => JsonSchema::word( self::ROLES ),
				'type'     => JsonSchema::described( JsonSchema::TEXT, 'Question type, also while the role is another one.' ),
				'title'    => JsonSchema::described( JsonSchema::TEXT, 'Of the question.' ),
				'group'    => [
					'type'        => [ 'integer', 'null' ],
					'description' => 'Columns with the same number are the options of one checkbox question, titled as the first of them.',
				],
				'option'   => JsonSchema::described( JsonSchema::TEXT, 'Label of the option that the column is in its group; "" without a group.' ),
				'roles'    => JsonSchema::described( JsonSchema::listOf( JsonSchema::word( self::ROLES ) ), 'What the column may be.' ),
				'types'    => JsonSchema::described( JsonSchema::listOf( JsonSchema::TEXT ), 'Question types that fit it and are allowed here.' ),
				'can_group' => JsonSchema::described( JsonSchema::YES_NO, 'Whether its values are ticks, so that it can be an option of a group.' ),
				'locked'   => [
					'type'        => [ 'object', 'null' ],
					'description' => 'A type that would suit better but that license or add-ons do not allow.',
				] + $locked,
			]
		);
	}

	/**
	 * A question that is made.
	 *
	 * @return ObjectSchema
	 */
	public static function question(): array {
		return JsonSchema::object(
			[
				'id'       => JsonSchema::TEXT,
				'type'     => JsonSchema::TEXT,
				'title'    => JsonSchema::TEXT,
				'options'  => JsonSchema::described( JsonSchema::listOf( JsonSchema::TEXT ), 'Labels; empty for types without options.' ),
				'answered' => [
					'type'        => [ 'integer', 'null' ],
					'description' => 'Lines with an answer; null for several columns, whose lines overlap.',
				],
				'columns'  => JsonSchema::described( JsonSchema::listOf( JsonSchema::COUNT ), 'Indexes of its columns.' ),
			]
		);
	}

	/**
	 * A record as it would be stored.
	 *
	 * @return ObjectSchema
	 */
	public static function sample(): array {
		$answer = JsonSchema::object(
			[
				'question_id' => JsonSchema::TEXT,
				'value'       => [
					'type'        => [ 'string', 'integer', 'array', 'null' ],
					'items'       => JsonSchema::TEXT,
					'description' => 'A list for checkbox questions, a number for scales; null for no answer.',
				],
			]
		);
		return JsonSchema::object(
			[
				'line'    => JsonSchema::described( JsonSchema::COUNT, 'Of the file, from 1.' ),
				'date'    => [ 'description' => 'When the answers were given; null for the moment of the import.' ] + JsonSchema::OPTIONAL_MOMENT,
				'answers' => JsonSchema::listOf( $answer ),
				'problem' => [
					'type'        => [ 'string', 'null' ],
					'description' => 'Why the line would be left out.',
				],
			]
		);
	}

	/**
	 * What is wrong with a line that was left out.
	 *
	 * @return ObjectSchema
	 */
	public static function problem(): array {
		return JsonSchema::object(
			[
				'line'    => JsonSchema::described( JsonSchema::COUNT, 'Of the file, from 1.' ),
				'column'  => JsonSchema::described( JsonSchema::TEXT, 'Header of the column; "" for the line as a whole.' ),
				'message' => JsonSchema::TEXT,
			]
		);
	}

	/**
	 * The imports of a user.
	 *
	 * @return ObjectSchema
	 */
	public static function list(): array {
		return JsonSchema::object(
			[
				'items'     => JsonSchema::listOf( self::import() ),
				'max_bytes' => JsonSchema::described( JsonSchema::COUNT, 'Size of the largest file that can be uploaded here.' ),
			]
		);
	}

	/**
	 * What a client changes of the mapping.
	 *
	 * @return ObjectSchema
	 */
	public static function changes(): array {
		$title  = [ 'maxLength' => SurveySchema::MAX_TITLE_LENGTH ] + JsonSchema::TEXT;
		$column = JsonSchema::object(
			[
				'index'  => [ 'minimum' => 0 ] + JsonSchema::COUNT,
				'role'   => JsonSchema::word( self::ROLES ),
				'type'   => JsonSchema::TEXT,
				'title'  => $title,
				'group'  => [ 'type' => [ 'integer', 'null' ] ],
				'option' => $title,
			],
			[ 'index' ]
		);
		return JsonSchema::object(
			[
				'title'      => $title,
				'empty'      => [ 'maxLength' => 100 ] + JsonSchema::TEXT,
				'date_order' => JsonSchema::word( self::DATE_ORDERS ),
				'columns'    => [ 'maxItems' => self::MAX_COLUMNS ]
					+ JsonSchema::described( JsonSchema::listOf( $column ), 'Those that change; what is missing stays.' ),
			],
			[]
		);
	}
}
