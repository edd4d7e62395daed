<?php
/**
 * Prints the control before or after the template of the comments, which runs as it would without: in the scope of comments_template().
 *
 * @package UserFeedback
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\RatingControl\AddOn;

// phpcs:ignore -- HTML of the plugin.
echo AddOn::placement()?->besideComments( RatingSettings::BEFORE_COMMENTS );

require AddOn::placement()?->commentsTemplate() ?? '';

// phpcs:ignore -- HTML of the plugin.
echo AddOn::placement()?->besideComments( RatingSettings::AFTER_COMMENTS );
