<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

/**
 * The features that a plan may lock, as far as they exist yet. The table of plans comes with the licences (issue 7).
 */
enum Feature: string {

	case RequiredQuestion = 'required';
	case ThankYouMessage  = 'thank-you-message';
}
