<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

/**
 * The tool that wrote a file. Needs no WordPress, so that the types can be generated without one.
 *
 * @since 0.7.0
 */
enum FileFormat: string {

	case Csv          = 'csv';
	case SurveyMonkey = 'surveymonkey';
	case Typeform     = 'typeform';
	case GoogleForms  = 'google-forms';
	case Formbricks   = 'formbricks';
	case UserFeedback = 'userfeedback';
}
