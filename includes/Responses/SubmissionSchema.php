<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\QuestionTypes\ChoiceForm;
use UserFeedback\Surveys\SurveySchema;

/**
 * What a visitor's browser sends. Needs no WordPress, so that the types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.1.0
 */
final class SubmissionSchema {

	/** Version 4 UUID, as crypto.randomUUID() makes it. In PHP a bare $ would also accept a line break after it. */
	public const UUID_PATTERN = '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$(?!\n)';

	/**
	 * Action of admin-ajax.php that accepts submissions where the REST API is closed to visitors.
	 *
	 * @since 0.6.0
	 */
	public const AJAX_ACTION = 'userfeedback_submit';

	/** More than any question accepts: visitors meet the limit of the question. */
	private const MAX_VALUE_LENGTH = 2000;

	/** What the column of numbers holds; the question's own scale is much shorter. */
	private const LEAST_NUMBER = -32768;
	private const MOST_NUMBER  = 32767;

	/**
	 * A submission.
	 *
	 * @return ObjectSchema
	 */
	public static function submission(): array {
		return JsonSchema::object(
			[
				'submission_id'  => [
					'type'        => 'string',
					'pattern'     => self::UUID_PATTERN,
					'description' => 'Made before the first try: a repeated one is stored once.',
				],
				'answers'        => [
					'type'     => 'array',
					'maxItems' => SurveySchema::MAX_QUESTIONS,
					'items'    => JsonSchema::object(
						[
							'question_id' => [ 'type' => 'string' ],
							'value'       => [
								'description' => 'The label, the labels of a checkbox question, a number of a scale, or the text; null if skipped.',
								// Text first: where a list is expected, WordPress splits "Tea, please" into two labels.
								'anyOf'       => [
									[
										'type'      => 'string',
										'maxLength' => self::MAX_VALUE_LENGTH,
									],
									[
										'type'     => 'array',
										'items'    => [
											'type'      => 'string',
											'maxLength' => self::MAX_VALUE_LENGTH,
										],
										'maxItems' => ChoiceForm::MAX_OPTIONS,
									],
									[
										'type'    => 'integer',
										'minimum' => self::LEAST_NUMBER,
										'maximum' => self::MOST_NUMBER,
									],
									[ 'type' => 'null' ],
								],
							],
							'extra'       => JsonSchema::object(
								[
									'name'     => [
										'type'        => 'string',
										'maxLength'   => self::MAX_VALUE_LENGTH,
										'description' => 'Beside an email address, where the question asks for it.',
									],
									'comments' => [
										'type'        => 'string',
										'maxLength'   => self::MAX_VALUE_LENGTH,
										'description' => 'Beside an answer, where the question has a comment box.',
									],
								],
								[]
							),
						],
						[ 'question_id', 'value' ]
					),
				],
				'page_submitted' => JsonSchema::object(
					[
						'id'   => [
							'type'    => [ 'integer', 'null' ],
							'minimum' => 0,
						],
						'url'  => [
							'type'      => 'string',
							'maxLength' => 2000,
						],
						'name' => [
							'type'      => 'string',
							'maxLength' => 1000,
						],
					],
					[ 'url', 'name' ]
				),
				'nonce'          => [
					'type'        => 'string',
					'maxLength'   => 64,
					'description' => 'nonces.submission of the survey on the page.',
				],
				'website'        => [
					'type'        => 'string',
					'maxLength'   => 2000,
					'description' => 'A hidden field that only programs fill.',
				],
				'queued_at'      => [
					'type'        => 'string',
					'format'      => 'date-time',
					'description' => 'When it was first tried, if not now. At most seven days back, and not before the questions were published.',
				],
				'elapsed_ms'     => [
					'type'        => 'integer',
					'description' => 'Milliseconds from the first question to the submission. Missing or impossible, it is a signal of spam.',
				],
				'partial'        => [
					'type'        => 'boolean',
					'description' => 'The visitor has not finished. Replaces earlier ones with the same submission_id; the final ones replace it.',
				],
			],
			[ 'submission_id', 'answers', 'page_submitted', 'nonce' ]
		);
	}
}
