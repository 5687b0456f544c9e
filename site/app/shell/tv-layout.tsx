import { Outlet } from 'react-router';

/** The tv layout: the lights are down. */
export default function TvLayout() {
  return (
    <div className="layout-tv">
      <Outlet />
    </div>
  );
}
