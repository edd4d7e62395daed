<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Plugin;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\SurveySchema;

/**
 * What owners may send for a survey on this site, with the core's question types.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 */
final class SurveyFields {

	/**
	 * @return ObjectSchema
	 */
	public static function schema(): array {
		return SurveySchema::input( array_values( QuestionTypes::core()->all() ), Plugin::instance()->get( SettingSections::class ) );
	}
}
