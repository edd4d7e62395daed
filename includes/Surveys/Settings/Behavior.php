<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Surveys\Settings\Behavior\AfterClosing;
use UserFeedback\Surveys\Settings\Behavior\AutoAdvance;
use UserFeedback\Surveys\Settings\Behavior\DisplayLength;
use UserFeedback\Surveys\Settings\Behavior\PartialAnswers;
use UserFeedback\Surveys\Settings\Behavior\RageClick;
use UserFeedback\Surveys\Settings\Behavior\RunTime;
use UserFeedback\Surveys\Settings\Behavior\StartMinimized;
use UserFeedback\Surveys\Settings\Behavior\Timing;
use UserFeedback\Surveys\Settings\Behavior\VisitorShare;

/**
 * When a survey shows to a visitor, how it goes on, and what it keeps of a visitor who leaves.
 *
 * @since 0.4.0
 */
final class Behavior {

	/**
	 * @param Closure(): array<string, mixed>|null $inherited What surveys inherit from the plugin's settings (WidgetSettings::inherited()).
	 */
	public static function group( ?Closure $inherited = null ): SettingGroup {
		return new SettingGroup(
			'settings.behavior',
			[
				new Timing(),
				new RageClick(),
				new DisplayLength(),
				new AfterClosing(),
				new RunTime(),
				new StartMinimized(),
				new AutoAdvance(),
				new PartialAnswers(),
				new VisitorShare(),
			],
			$inherited
		);
	}
}
