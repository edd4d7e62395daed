<?php

namespace UserFeedback\Things;

final class Thing {

	public function all(): void {
		strlen( 'PHP itself' );
		__( 'A text.' );
		$this->all();
		get_option( 'x' );
		$_SERVER['REMOTE_ADDR'];
	}
}

final class ThingRepository {

	public function all(): void {
		strlen( 'PHP itself' );
		__( 'A text.' );
		global $wpdb;
		$GLOBALS['wpdb'];
	}
}

final class ThingService {

	public function all(): void {
		__( 'A text.' );
		do_action( 'x' );
		echo 'x';
		header( 'x: y' );
		get_option( 'x' );
	}
}

final class ThingsController {

	public function all(): void {
		get_option( 'x' );
		$_POST['x'];
	}
}

namespace UserFeedback\Mail;

final class Mailer {

	public function send(): void {
		wp_mail( 'x' );
	}
}

namespace UserFeedback\Admin;

final class Screen {

	public function send(): void {
		wp_mail( 'x' );
	}
}
